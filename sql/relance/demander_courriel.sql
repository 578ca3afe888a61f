-- Records an address to be proved; a code is sent to it. The former address stays in use until the
-- new one is proved.
-- Spec: relances#courriel.
-- Chosen: five messages a day; docs/decisions/0085-relances.md.
-- Refuses: courriel_trop_demande.
create or replace function relance.demander_courriel(
  p_courriel text, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_abonne relance.abonne;
begin
  insert into relance.abonne as a (organisation_id, utilisateur_id)
  values (core.organisation_id(), p_auteur_id)
  on conflict (organisation_id, utilisateur_id) do nothing;
  select a.* into v_abonne from relance.abonne a where a.utilisateur_id = p_auteur_id for update;
  if v_abonne.jour_demande = core.heure_locale(p_le)::date and v_abonne.demandes >= 5 then
    raise sqlstate 'TR409' using message = 'courriel_trop_demande';
  end if;
  update relance.abonne a
  set demande = p_courriel, demande_le = p_le, code_empreinte = null, code_expire_le = null,
      jour_demande = core.heure_locale(p_le)::date,
      demandes = case when a.jour_demande = core.heure_locale(p_le)::date then a.demandes + 1
                   else 1 end
  where a.utilisateur_id = p_auteur_id;
  perform tache.ajouter(
    'courriel',
    json_build_object('organisation_id', core.organisation_id(), 'utilisateur_id', p_auteur_id),
    'courriel ' || p_auteur_id);
  perform journal.consigner(p_le, 'relance.demander_courriel', 'utilisateur', p_auteur_id);
  return relance.presenter_courriel(p_auteur_id);
end
$$;
