-- Ticks or unticks a referential from now on; existing records do not change. A referential in use
-- can not be unticked.
-- Spec: packs-et-campagnes#cochage, service#actes-simultanes.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: referentiel_inconnu, referentiel_utilise.
-- Locks: the ticked referential.
create or replace function conformite.cocher(
  p_referentiel text, p_coche boolean, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_pendant tstzmultirange := conformite.verrouiller_coche(p_referentiel);
  v_le timestamptz;
  v_usages text[];
begin
  v_le := core.apres(p_le, v_pendant);
  if v_pendant @> v_le <> p_coche then
    v_usages := conformite.usages(p_referentiel, v_le);
    if not p_coche and v_usages <> '{}' then
      raise sqlstate 'TR409' using message = 'referentiel_utilise',
        detail = jsonb_build_object('usages', v_usages)::text;
    end if;
    update conformite.referentiel_coche c
    set coche_pendant = case
      when p_coche then c.coche_pendant + tstzmultirange(tstzrange(v_le, null))
      else c.coche_pendant - tstzmultirange(tstzrange(v_le, null)) end
    where c.referentiel_code = p_referentiel;
    insert into conformite.cochage
      (organisation_id, referentiel_code, coche, le, raison, auteur_id)
    values (core.organisation_id(), p_referentiel, p_coche, v_le, p_raison, p_auteur_id);
    perform journal.consigner(v_le, 'conformite.cocher', 'referentiel', null, jsonb_build_object(
      'referentiel_code', p_referentiel, 'coche', p_coche, 'raison', p_raison));
  end if;
  return conformite.presenter_referentiel(p_referentiel, v_le);
end
$$;
