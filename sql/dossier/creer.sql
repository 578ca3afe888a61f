-- Requests an audit dossier of a campaign that was opened: for a period within it (by default the
-- whole campaign), for one group of operators or all, and with the lots to trace. A background task
-- makes dossiers one after the other, so that other tasks always find a free worker.
-- Spec: dossiers#demande.
-- Refuses: campagne_introuvable, campagne_non_ouverte, groupement_inconnu, lot_inconnu,
--          periode_invalide, periode_hors_campagne.
create or replace function dossier.creer(
  p_requete jsonb, p_session utilisateur.session, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne campagne.campagne := campagne.exiger_figee(p_requete ->> 'campagne');
  v_bornes record := dossier.bornes(v_campagne, p_le);
  v_du date := coalesce((p_requete ->> 'du')::date, v_bornes.du);
  v_au date := coalesce((p_requete ->> 'au')::date, v_bornes.au);
  v_groupement_id uuid := (p_requete #>> '{perimetre,groupement_id}')::uuid;
  v_lots uuid[] := array(
    select (l.id)::uuid
    from jsonb_array_elements_text(coalesce(p_requete -> 'lots', '[]')) as l (id));
  v_dossier dossier.dossier;
begin
  if v_au < v_du then
    raise sqlstate 'TR400' using message = 'periode_invalide';
  elsif v_du < v_bornes.du or v_au > v_bornes.au then
    raise sqlstate 'TR409' using message = 'periode_hors_campagne',
      detail = jsonb_build_object('du', v_bornes.du, 'au', v_bornes.au)::text;
  elsif v_groupement_id is not null and not exists (
    select from organisation.groupement g where g.id = v_groupement_id)
  then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  end if;
  perform lot.exiger(l.id) from unnest(v_lots) as l (id);
  insert into dossier.dossier
    (organisation_id, campagne_id, du, au, groupement_id, langue, pieces_identite, cree_le,
     auteur_id)
  values (core.organisation_id(), v_campagne.id, v_du, v_au, v_groupement_id, document.langue(),
          nullif((p_requete ->> 'pieces_identite')::boolean, true), p_le,
          p_session.utilisateur_id)
  returning * into v_dossier;
  insert into dossier.lot (organisation_id, dossier_id, lot_id)
  select v_dossier.organisation_id, v_dossier.id, l.id from unnest(v_lots) as l (id)
  on conflict do nothing;
  perform journal.consigner(p_le, 'dossier.creer', 'dossier', v_dossier.id, p_requete);
  perform tache.ajouter(
    'dossier', json_build_object('organisation_id', v_dossier.organisation_id,
                                 'dossier_id', v_dossier.id),
    'dossier/' || v_dossier.id, 'dossier');
  return dossier.presenter(v_dossier);
end
$$;
