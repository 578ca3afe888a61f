-- Assigns a group to an account, from now or from a date on, with or without an end. The groups of
-- an agent are the agent's perimeter.
-- Spec: terrain#affectations.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: utilisateur_inconnu, groupement_inconnu, groupement_deja_affecte, parametre_invalide (an
--          end not after the beginning). Locks: the account.
create or replace function utilisateur.affecter_groupement(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_utilisateur_id uuid := (p_requete ->> 'id')::uuid;
  v_groupement_id uuid := (p_requete ->> 'groupement_id')::uuid;
  v_debut timestamptz := coalesce((p_requete ->> 'debut')::timestamptz, p_le);
  v_fin timestamptz := (p_requete ->> 'fin')::timestamptz;
  v_affectation utilisateur.groupement_agent;
begin
  perform from utilisateur.utilisateur u where u.id = v_utilisateur_id for no key update;
  if not found then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  elsif not exists (select from organisation.groupement g where g.id = v_groupement_id) then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  elsif v_fin <= v_debut then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = '{"parametre": "fin"}';
  end if;
  select a.* into v_affectation from utilisateur.groupement_agent a
  where a.utilisateur_id = v_utilisateur_id and a.groupement_id = v_groupement_id
    and tstzrange(a.debut, a.fin) && tstzrange(v_debut, v_fin)
  order by a.debut limit 1;
  if v_affectation.id is not null then
    raise sqlstate 'TR409' using message = 'groupement_deja_affecte',
      detail = utilisateur.presenter_affectation(v_affectation, p_le)::text;
  end if;
  insert into utilisateur.groupement_agent as a
    (organisation_id, utilisateur_id, groupement_id, debut, fin, affecte_par, affecte_le)
  values (core.organisation_id(), v_utilisateur_id, v_groupement_id, v_debut, v_fin, p_auteur_id,
          p_le)
  returning a.* into v_affectation;
  perform journal.consigner(p_le, 'utilisateur.affecter_groupement', 'utilisateur',
    v_utilisateur_id, jsonb_build_object(
      'affectation_id', v_affectation.id, 'groupement_id', v_groupement_id,
      'debut', core.horodatage(v_debut), 'fin', core.horodatage(v_fin)));
  return utilisateur.presenter_affectation(v_affectation, p_le);
end
$$;
