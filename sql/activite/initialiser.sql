-- Initializes the activity tree of the organization, once: switches on the pack's default, or the
-- activities of a list.
-- Spec: organisations-et-modules#initialisation.
-- Chosen: docs/decisions/0016-droits-et-modules.md.
-- Refuses: arbre_deja_initialise, campagne_introuvable, activite_inconnue, activation_refusee.
-- Locks: the organization.
create or replace function activite.initialiser(
  p_session utilisateur.session, p_noeuds text[], p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_noeuds text[] := p_noeuds;
begin
  perform from organisation.organisation o
  where o.id = p_session.organisation_id for no key update;
  if exists (select from activite.arbre) then
    raise sqlstate 'TR409' using message = 'arbre_deja_initialise';
  end if;
  if not exists (select from campagne.campagne) then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  if v_noeuds is null then
    v_noeuds := activite.noeuds_par_defaut(p_le);
  else
    perform activite.exiger_complets(v_noeuds, p_le);
  end if;

  insert into activite.arbre (organisation_id, initialise_le, initialise_par)
  values (p_session.organisation_id, p_le, p_session.utilisateur_id);
  insert into activite.activation (organisation_id, activite, actif_pendant)
  select p_session.organisation_id, d.code, tstzmultirange(tstzrange(p_le, null))
  from unnest(v_noeuds) as d (code);
  perform journal.consigner(p_le, 'arbre_activites.initialiser', 'arbre_activites', null,
    jsonb_build_object('activites', v_noeuds, 'par_defaut', p_noeuds is null));
  return jsonb_build_object(
    'initialise_le', core.horodatage(p_le),
    'activites', (select coalesce(jsonb_agg(activite.presenter(n) order by n.rang), '[]')
                  from activite.noeuds(p_le) n));
end
$$;
