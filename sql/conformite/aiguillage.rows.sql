-- Declares the events of revisions: the quality state of a plot changed today, so that capacities
-- that depend on the plot return to validation; states of a plot changed for some time, so that
-- collections and hand-outs of that time are judged again; and plots are about to be revised, so
-- that these records are locked before the plots.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md, 0175-une-revision-est-suivie.md.
select core.tenir_aiguillages('conformite', array[
  ('conformite.propager_revision', 'suites',
   'p_parcelle_id uuid, p_auteur_id uuid, p_le timestamptz',
   'void', false),
  ('conformite.propager_etats', 'suites',
   'p_parcelle_id uuid, p_pendant tstzmultirange, p_le timestamptz',
   'void', false),
  ('conformite.verrouiller_juges', 'suites',
   'p_parcelles uuid[]',
   'void', false)
]::core.aiguillage[]);
