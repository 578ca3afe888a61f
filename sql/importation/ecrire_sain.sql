-- Writes a row without faults. A row that would open controls is refused, with one finding per
-- control and its motif as code.
-- Spec: imports#essai.
-- Chosen: docs/decisions/0080-imports.md.
-- Refuses: importation_fautive, and what `importation.ecrire` refuses.
create or replace function importation.ecrire_sain(
  p_genre text, p_demande jsonb, p_auteur_id uuid, p_le timestamptz) returns importation.issue
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_issue importation.issue := importation.ecrire(p_genre, p_demande, p_auteur_id, p_le);
begin
  if v_issue.constats <> '{}' then
    raise sqlstate 'TR409' using message = 'importation_fautive', detail = (
      select jsonb_agg(jsonb_build_object('code', c.motif, 'details', c.details))
      from unnest(v_issue.constats) as c)::text;
  end if;
  return v_issue;
end
$$;
