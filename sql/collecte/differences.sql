-- What is another of a collection than it was: per member, before and after.
-- Spec: file-de-controle#correction.
create or replace function collecte.differences(
  p_avant collecte.collecte, p_etats_avant jsonb, p_apres collecte.collecte) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(a.key, jsonb_build_array(a.value, b.value)), '{}')
  from jsonb_each(to_jsonb(p_avant) || jsonb_build_object('etats', p_etats_avant)) as a
    join jsonb_each(to_jsonb(p_apres)
      || jsonb_build_object('etats', collecte.etats(p_apres.id))) as b on b.key = a.key
  where a.value <> b.value and a.key in (
    'campagne_id', 'producteur_id', 'parcelle_id', 'produit_id', 'contrat_id', 'groupement_id',
    'date_operation', 'net_g', 'net_marchand_g', 'statut', 'etats')
$$;
