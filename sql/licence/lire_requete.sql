-- Returns the licence record that a request of the publisher describes.
-- Spec: licences-et-factures#registre.
-- Refuses: periode_invalide, module_inconnu.
create or replace function licence.lire_requete(
  p_appelant jsonb, p_requete jsonb, p_le timestamptz) returns licence.licence
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_licence licence.licence;
  v_inconnus text[];
begin
  v_licence.debut := (p_requete ->> 'debut')::date;
  v_licence.fin := (p_requete ->> 'fin')::date;
  if jsonb_typeof(p_requete -> 'modules') = 'array' then
    v_licence.modules := array(select distinct c.code
      from jsonb_array_elements_text(p_requete -> 'modules') as c (code) order by c.code);
  end if;
  v_inconnus := array(
    select c.code from unnest(v_licence.modules) as c (code)
    where not exists (select from module.module m where m.code = c.code));
  if v_licence.fin < v_licence.debut then
    raise sqlstate 'TR400' using message = 'periode_invalide';
  end if;
  if v_inconnus <> '{}' then
    raise sqlstate 'TR404' using message = 'module_inconnu',
      detail = jsonb_build_object('modules', v_inconnus)::text;
  end if;
  v_licence.plafonds := jsonb_strip_nulls(coalesce(p_requete -> 'plafonds', '{}'));
  v_licence.raison := p_requete ->> 'raison';
  v_licence.auteur := coalesce(p_appelant ->> 'identifiant', p_appelant ->> 'sujet');
  v_licence.ecrite_le := p_le;
  v_licence.retiree := false;
  return v_licence;
end
$$;
