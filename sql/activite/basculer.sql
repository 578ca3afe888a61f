-- Switches an activity on or off from now on, on a person's request.
-- Spec: organisations-et-modules#activites, service#actes-simultanes.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: arbre_non_initialise, activite_inconnue, etat_inchange, activation_refusee.
-- Locks: the organization, as modules do, so that what an activity needs does not change meanwhile.
create or replace function activite.basculer(
  p_session utilisateur.session, p_code text, p_acte text, p_raison text, p_le timestamptz)
returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := module.tenir_bascules(p_le);
  v_noeud activite.noeud;
begin
  if not exists (select from activite.arbre) then
    raise sqlstate 'TR409' using message = 'arbre_non_initialise';
  end if;
  select n.* into v_noeud from activite.noeuds(v_le) n where n.code = p_code;
  if v_noeud.code is null then
    raise sqlstate 'TR404' using message = 'activite_inconnue';
  end if;
  if v_noeud.allumee = (p_acte = 'activer') then
    raise sqlstate 'TR409' using message = 'etat_inchange';
  end if;
  perform activite.exiger_basculable(v_noeud, p_acte, v_le);

  insert into activite.activation as a (organisation_id, activite, actif_pendant)
  values (p_session.organisation_id, p_code, tstzmultirange(tstzrange(v_le, null)))
  on conflict (organisation_id, activite) do update
    set actif_pendant = case p_acte when 'activer' then a.actif_pendant + excluded.actif_pendant
                          else a.actif_pendant - excluded.actif_pendant end;
  insert into activite.bascule (organisation_id, activite, acte, raison, auteur_id, le)
  values (p_session.organisation_id, p_code, p_acte, p_raison, p_session.utilisateur_id, v_le);
  perform journal.consigner(v_le, 'activite.' || p_acte, 'activite', null,
    jsonb_build_object('activite', p_code, 'raison', p_raison));
  select n.* into v_noeud from activite.noeuds(v_le) n where n.code = p_code;
  return activite.presenter(v_noeud);
end
$$;
