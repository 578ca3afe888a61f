-- Refuses to take back records that have dependents, with the first hundred of the dependents, each
-- with the act that leads out if there is one.
-- Spec: imports#annulation.
-- Refuses: annulation_impossible.
create or replace function importation.exiger_sans_dependance(p_genre text, p_ids uuid[])
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dependances jsonb;
begin
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'entite', d.entite, 'id', d.id,
    'acte', importation.acte_d_issue(d.entite, d.id, p_ids))))
  into v_dependances
  from (select x.entite, x.id from importation.dependances(p_genre, p_ids) as x
        order by x.entite, x.id limit 100) as d;
  if v_dependances is not null then
    raise sqlstate 'TR409' using message = 'annulation_impossible',
      detail = jsonb_build_object('dependances', v_dependances)::text;
  end if;
end
$$;
