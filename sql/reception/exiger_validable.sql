-- Checks the conditions to validate a reception besides its state: each rule is met, covered by a
-- derogation or by the note, and its place admits its lot. Returns the grounds on which unmet rules
-- were passed. To list the possible acts, a note is assumed.
-- Spec: receptions#validation, receptions#derogation, lots#qualites-admises.
-- Chosen: docs/decisions/0111-actes-expliques.md.
-- Refuses: what `reception.issues` refuses, qualite_non_admise.
create or replace function reception.exiger_validable(
  p_reception reception.reception, p_auteur_id uuid, p_note text default '')
returns table (regle text, issue text, details jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select i.regle, i.issue, i.details
    from reception.issues(p_reception, p_note, p_auteur_id) as i;
  perform lot.exiger_place(l.id, l.emplacement_id)
  from lot.lot l where l.id = p_reception.lot_id;
end
$$;
