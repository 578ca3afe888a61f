-- Returns a requested recall before it is written: its origins, which must all belong to the
-- organization, the direction in which it follows matter, and its period in days of the
-- organization's calendar.
-- Spec: rappels#plan.
-- Refuses: origine_inconnue, parametre_invalide (a period that ends before it begins).
create or replace function rappel.preparer(p_requete jsonb) returns rappel.rappel
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel;
begin
  perform rappel.exiger_origines(p_requete -> 'origines');
  v_rappel.organisation_id := core.organisation_id();
  v_rappel.exercice := coalesce((p_requete ->> 'exercice')::boolean, false);
  v_rappel.sens := coalesce(p_requete ->> 'sens', 'aval');
  v_rappel.raison := p_requete ->> 'raison';
  v_rappel.origines := p_requete -> 'origines';
  v_rappel.statut := 'planifié';
  select nullif(p.du, '-infinity'), nullif(p.au, 'infinity') into v_rappel.du, v_rappel.au
  from organisation.periode((p_requete ->> 'du')::date, (p_requete ->> 'au')::date) as p;
  return v_rappel;
end
$$;
