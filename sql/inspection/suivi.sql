-- Returns the outcome of a planned task of a member at a date: the record that fulfilled the task
-- within the plan's period, and whether the task is overdue. A second inspection needs another
-- inspector than the first. A member who left the plan's group has no tasks.
-- Spec: registres#suivi.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function inspection.suivi(
  p_prevue inspection.prevue, p_le timestamptz, out statut text, out fait_le timestamptz,
  out inspection_id uuid, out echantillon_id uuid) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_pendant tstzrange;
  v_groupement_id uuid;
begin
  select a.periode * tstzrange(null, p_le, '[]'), a.groupement_id
  into v_pendant, v_groupement_id
  from inspection.plan a where a.id = p_prevue.plan_id;
  if p_prevue.genre = 'echantillon' then
    select e.id, e.preleve_le into echantillon_id, fait_le from inspection.echantillon e
    where e.producteur_id = p_prevue.producteur_id and v_pendant @> e.preleve_le
    order by e.preleve_le, e.id limit 1;
  else
    select i.id, i.date_operation into inspection_id, fait_le
    from (select c.*, first_value(c.auteur_id) over (order by c.date_operation, c.id) as premier
          from inspection.comptees(p_prevue.producteur_id, v_pendant) as c) as i
    where p_prevue.genre = 'interne' or i.auteur_id <> i.premier
    order by i.date_operation, i.id limit 1;
  end if;
  statut := case
    when fait_le is not null then 'faite'
    when producteur.membre_depuis(p_prevue.producteur_id, p_le) is null
      or producteur.groupement_au(p_prevue.producteur_id, p_le) is distinct from v_groupement_id
      then 'sans_objet'
    when p_prevue.echeance < non_conformite.echeance(p_le, 0) then 'en_retard'
    else 'a_faire' end;
end
$$;
