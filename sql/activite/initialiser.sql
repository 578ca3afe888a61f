-- Initializes the activity tree of the organization, once: switches on the pack's default, or the
-- activities of a list.
-- Spec: organisations-et-modules#initialisation, service#actes-simultanes.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: arbre_deja_initialise, campagne_introuvable, activite_inconnue, activation_refusee.
-- Locks: the organization.
create or replace function activite.initialiser(
  p_session utilisateur.session, p_noeuds text[], p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := module.tenir_bascules(p_le);
  v_noeuds text[] := p_noeuds;
begin
  if exists (select from activite.arbre) then
    raise sqlstate 'TR409' using message = 'arbre_deja_initialise';
  end if;
  if not exists (select from campagne.campagne) then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  if v_noeuds is null then
    v_noeuds := activite.noeuds_par_defaut(v_le);
  else
    perform activite.exiger_complets(v_noeuds, v_le);
  end if;

  insert into activite.arbre (organisation_id, initialise_le, initialise_par)
  values (p_session.organisation_id, v_le, p_session.utilisateur_id);
  insert into activite.activation (organisation_id, activite, actif_pendant)
  select p_session.organisation_id, d.code, tstzmultirange(tstzrange(v_le, null))
  from unnest(v_noeuds) as d (code);
  perform journal.consigner(v_le, 'arbre_activites.initialiser', 'arbre_activites', null,
    jsonb_build_object('activites', v_noeuds, 'par_defaut', p_noeuds is null));
  return jsonb_build_object(
    'initialise_le', core.horodatage(v_le),
    'activites', (select coalesce(jsonb_agg(activite.presenter(n) order by n.rang), '[]')
                  from activite.noeuds(v_le) n));
end
$$;
