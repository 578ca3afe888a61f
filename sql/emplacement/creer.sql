-- Opens a place. Its site never changes, since mass balances are made per site.
-- Spec: lots#emplacements.
-- Refuses: emplacement_deja_connu (its code), referentiel_inconnu, referentiel_non_coche.
create or replace function emplacement.creer(p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_place emplacement.emplacement;
begin
  insert into emplacement.emplacement
    (organisation_id, id, code, nom, site, capacite_g, actif_pendant, cree_le)
  values (core.organisation_id(), gen_random_uuid(), p_requete ->> 'code', p_requete ->> 'nom',
          coalesce(p_requete ->> 'site', 'principal'), (p_requete ->> 'capacite_g')::bigint,
          tstzmultirange(tstzrange(p_le, null)), p_le)
  returning * into v_place;
  perform emplacement.admettre(v_place.id, p_requete, p_le);
  perform journal.consigner(p_le, 'emplacement.creer', 'emplacement', v_place.id, p_requete);
  return emplacement.presenter(v_place, p_le);
end
$$;
