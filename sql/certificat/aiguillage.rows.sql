-- Declares the function by which other domains return the operations that a certificate covered.
-- Chosen: docs/decisions/0052-etages-et-aiguillages.md.
select core.tenir_aiguillages('certificat', array[
  ('certificat.operations', 'reunion',
   'p_certificat certificat.certificat, p_du timestamptz, p_au timestamptz',
   'setof certificat.operation', true)
]::core.aiguillage[]);
