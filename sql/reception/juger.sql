-- Judges a reception that is being validated. A rule that is not met refuses, unless a derogation
-- covers exactly that rule, or the rule accepts a note; the grounds are stored. Returns whether its
-- lot goes to quarantine.
-- Spec: receptions#refus-seuil, receptions#derogation.
-- Refuses: what `reception.exiger_validable` refuses.
create or replace function reception.juger(
  p_reception reception.reception, p_note text, p_auteur_id uuid, p_le timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_quarantaine boolean;
begin
  with examen as (
    insert into reception.examen
      (organisation_id, reception_id, regle, issue, details, note, auteur_id, le)
    select core.organisation_id(), p_reception.id, i.regle, i.issue, i.details,
           case i.issue when 'note' then p_note end, p_auteur_id, p_le
    from reception.exiger_validable(p_reception, p_auteur_id, p_note) as i
    returning issue
  )
  select coalesce(bool_or(e.issue = 'quarantaine'), false) into v_quarantaine from examen e;
  return v_quarantaine;
end
$$;
