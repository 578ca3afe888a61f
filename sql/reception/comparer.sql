-- Compares an arrived collection with the reception that had already received its goods. Findings:
-- another product, campaign or group. Unknown values have findings of their own.
-- Spec: receptions#rapprochement.
-- Chosen: docs/decisions/0024-suites.md.
create or replace function reception.comparer(
  p_reception reception.reception, p_collecte collecte.collecte) returns commande.constat[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(('ecart_calcul', null, null, jsonb_build_object(
           'champ', c.champ, 'serveur', c.recu, 'telephone', c.declare,
           'reception_id', p_reception.id))::commande.constat order by c.champ), '{}')
  from (values
    ('campagne_id', p_reception.campagne_id, p_collecte.campagne_id),
    ('groupement_id', p_reception.groupement_id, p_collecte.groupement_id),
    ('produit_id', p_reception.produit_id, p_collecte.produit_id)) as c (champ, recu, declare)
  where c.recu <> c.declare
$$;
