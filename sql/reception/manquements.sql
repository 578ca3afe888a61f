-- Returns the rules that a reception does not meet, in the order of presentation.
-- Spec: receptions#validation.
create or replace function reception.manquements(p_reception reception.reception)
returns setof reception.manquement
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select m.regle, m.effet, m.details from reception.manquement_certificat(p_reception) as m
  union all
  select m.regle, m.effet, m.details from reception.manquement_membres(p_reception) as m
  union all
  select m.regle, m.effet, m.details from reception.manquement_mesures(p_reception) as m
  union all
  select m.regle, m.effet, m.details from reception.manquement_seuils(p_reception) as m
  union all
  select m.regle, m.effet, m.details from reception.manquement_analyses(p_reception) as m
$$;
