-- Acts of an operator on a campaign, by its state.
-- Spec: packs-et-campagnes#cloture.
-- Chosen: docs/decisions/0005-campagnes.md.
select acte.tenir('campagne', jsonb_agg(s)) from (
  values
    ('modifier', '{preparation}'::text[], null, 'campagne_deja_ouverte'),
    ('ouvrir', '{preparation}', 'ouverte', 'campagne_deja_ouverte'),
    ('cloturer', '{ouverte}', 'cloturee', 'campagne_non_ouverte'),
    ('rouvrir', '{cloturee}', 'ouverte', 'campagne_non_cloturee')
) as s (acte, de, vers, refus);
