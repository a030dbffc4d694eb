"""Module solo: one crew against René Estienne's Renault Torpedo, which follows rules and is no bot."""
