-- Records that an authority or a control body controlled a member on a day. Returns the control.
-- Spec: registres#controle-officiel.
-- Refuses: producteur_inconnu, parametre_invalide (a day to come).
create or replace function inspection.noter_controle_officiel(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle inspection.controle_officiel := jsonb_populate_record(
    null::inspection.controle_officiel, p_requete);
begin
  v_controle.producteur_id := (
    select coalesce(p.fusionne_dans, p.id) from producteur.producteur p
    where p.id = v_controle.producteur_id);
  if v_controle.producteur_id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  elsif v_controle.jour > core.heure_locale(p_le)::date then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'jour', 'au_plus_tard', core.heure_locale(p_le)::date)::text;
  end if;
  insert into inspection.controle_officiel as c
    (organisation_id, producteur_id, jour, organisme, controleur, reference, cree_le, auteur_id)
  values (core.organisation_id(), v_controle.producteur_id, v_controle.jour,
          v_controle.organisme, v_controle.controleur, v_controle.reference, p_le, p_auteur_id)
  returning c.* into v_controle;
  perform journal.consigner(p_le, 'inspection.noter_controle_officiel', 'controle_officiel',
                            v_controle.id, p_requete);
  return inspection.presenter_controle_officiel(v_controle);
end
$$;
