-- Assigns an account to a planned task of a member. The account must have the right to inspect at
-- that instant, must be independent of the member by the rule for inspections and, for a second
-- inspection, must not have done the first.
-- Spec: registres#attribution, types-de-commandes#inspection-enregistrer.
-- Refuses: inspection_prevue_inconnue, utilisateur_inconnu, inspecteur_refuse.
-- Locks: the planned inspection.
create or replace function inspection.attribuer(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inspecteur_id uuid := (p_requete ->> 'inspecteur_id')::uuid;
  v_prevue inspection.prevue;
  v_raisons text[];
begin
  if not exists (select from utilisateur.utilisateur u where u.id = v_inspecteur_id) then
    raise sqlstate 'TR404' using message = 'utilisateur_inconnu';
  end if;
  select x.* into v_prevue from inspection.prevue x where x.id = p_id for no key update;
  if v_prevue.id is null then
    raise sqlstate 'TR404' using message = 'inspection_prevue_inconnue';
  end if;
  v_raisons := array(
    select k.details ->> 'raison'
    from unnest(inspection.trouver_conflits(v_inspecteur_id, v_prevue.producteur_id, p_le)) as k
    union all
    select 'premiere_inspection'
    from inspection.plan a
      cross join lateral (
        select c.auteur_id from inspection.comptees(v_prevue.producteur_id, a.periode) as c
        order by c.date_operation, c.id limit 1) as i
    where a.id = v_prevue.plan_id and v_prevue.genre = 'reinspection'
      and i.auteur_id = v_inspecteur_id);
  if v_raisons = '{}'
    and 'inspection.record' <> all (utilisateur.permissions(v_inspecteur_id, p_le)) then
    v_raisons := '{droit_manquant}';
  end if;
  if v_raisons <> '{}' then
    raise sqlstate 'TR409' using message = 'inspecteur_refuse',
      detail = jsonb_build_object('raisons', v_raisons)::text;
  end if;
  update inspection.prevue x set inspecteur_id = v_inspecteur_id where x.id = p_id
  returning x.* into v_prevue;
  perform journal.consigner(p_le, 'inspection.attribuer', 'prevue', p_id,
    jsonb_build_object('inspecteur_id', v_inspecteur_id));
  return inspection.presenter_prevue(v_prevue, (
    select a.groupement_id from inspection.plan a where a.id = v_prevue.plan_id), p_le);
end
$$;
