-- Makes the plan of a group for a calendar year or a campaign: the yearly inspection of each
-- member, a second inspection by another inspector, and samples. The settings give the numbers;
-- members are chosen by risk or drawn by the seed, and the same seed draws the same members of a
-- group.
-- Spec: registres#plan, reglages#cles.
-- Chosen: docs/decisions/0083-registres.md.
-- Refuses: groupement_inconnu, plan_deja_etabli (a constraint), and what `inspection.periode_de`
--          refuses.
-- Locks: the group.
create or replace function inspection.planifier(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_plan inspection.plan;
  v_periode record := inspection.periode_de(
    (p_requete ->> 'annee')::integer, (p_requete ->> 'campagne_id')::uuid);
  v_membres uuid[];
begin
  perform from organisation.groupement g
  where g.id = (p_requete ->> 'groupement_id')::uuid for no key update;
  if not found then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  end if;
  v_membres := array(
    select p.id from producteur.producteur p
    where p.groupement_id = (p_requete ->> 'groupement_id')::uuid and p.fusionne_dans is null
      and p.actif_pendant @> p_le
    order by p.id);
  insert into inspection.plan as a
    (organisation_id, groupement_id, campagne_id, annee, methode, graine, periode, membres,
     reinspection_cp, reinspection_min, echantillon_cp, auteur_id, etabli_le)
  values (core.organisation_id(), (p_requete ->> 'groupement_id')::uuid,
          (p_requete ->> 'campagne_id')::uuid, (p_requete ->> 'annee')::integer,
          p_requete ->> 'methode', coalesce(p_requete ->> 'graine', gen_random_uuid()::text),
          tstzrange(v_periode.du, v_periode.au), cardinality(v_membres),
          reglage.entier('inspections.reinspection_cp', p_le),
          reglage.entier('inspections.reinspection_min', p_le),
          reglage.entier('inspections.echantillon_cp', p_le), p_auteur_id, p_le)
  returning a.* into v_plan;
  perform inspection.choisir(v_plan, v_membres, p_le);
  perform journal.consigner(p_le, 'inspection.planifier', 'plan', v_plan.id,
    to_jsonb(v_plan) - 'organisation_id');
  return inspection.presenter_plan(v_plan);
end
$$;
