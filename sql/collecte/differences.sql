-- Lists the changed members of a collection, each before and after. All columns count except
-- administrative ones (number, copy for phones, consumption) and the declared texts, which
-- accompany the resolved values.
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
  where a.value <> b.value
    and a.key not like all (
      '{prise_%,%_declare,%_declaree,synchronisable,version,numero_officiel}')
$$;
