-- Writes a referential of the global catalogue for the publisher: a new one, additional states of a
-- known one, or other labels. Existing states are never removed and keep their rank and category.
-- Spec: editeur#catalogue.
-- Chosen: docs/decisions/0071-editeur.md.
-- Refuses: version_perimee, referentiel_contradictoire, pack_incoherent.
-- Locks: the referential.
create or replace function pack.ecrire_referentiel(
  p_appelant jsonb, p_code text, p_version_base integer, p_libelle text, p_etats jsonb,
  p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dit jsonb := jsonb_build_object('code', p_code, 'libelle', p_libelle, 'etats', p_etats);
  v_fautes jsonb := pack.fautes(jsonb_build_object('referentiels', jsonb_build_array(v_dit)));
  v_perdus jsonb;
begin
  insert into conformite.referentiel (code, libelle) values (p_code, p_libelle)
  on conflict (code) do nothing;
  perform pack.verrouiller_referentiel(p_code);
  if pack.version_referentiel(p_code) <> p_version_base then
    raise sqlstate 'TR409' using message = 'version_perimee',
      detail = jsonb_build_object('version', pack.version_referentiel(p_code))::text;
  elsif v_fautes <> '[]' then
    -- The body has a single referential, so its paths begin at the body.
    raise sqlstate 'TR409' using message = 'pack_incoherent',
      detail = replace(v_fautes::text, '"/referentiels/0/', '"/');
  end if;
  select jsonb_agg(jsonb_build_object('referentiel', p_code, 'code', e.code, 'raison',
                                      'a known state is not taken away') order by e.rang)
  into v_perdus
  from conformite.etat e
  where e.referentiel_code = p_code
    and not p_etats @> jsonb_build_array(jsonb_build_object('code', e.code));
  if v_perdus is not null then
    raise sqlstate 'TR409' using message = 'referentiel_contradictoire', detail = v_perdus::text;
  end if;
  perform pack.tenir_referentiel(
    v_dit, pack.nom_de(p_appelant), p_raison, p_le, true);
  perform journal.consigner_editeur(p_appelant, p_le, jsonb_build_object(
    'methode', 'PUT', 'chemin', '/v1/editeur/catalogues/referentiels/' || p_code,
    'details', jsonb_build_object('raison', p_raison)));
  return pack.presenter_referentiel(p_code);
end
$$;
