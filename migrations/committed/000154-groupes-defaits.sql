--! Previous: sha1:5f816e60925b36483ed645b3b747f3fb1db94425
--! Hash: sha1:2dc80a340d271957037c0416c0cc69bd43f702ad

-- A group that an import brought in is taken back with the assignments of the accounts that were undone before.
grant delete on utilisateur.groupement_agent to metier;
