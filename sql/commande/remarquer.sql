-- Returns a remark on a command that needs no control: a provisional reference whose day differs by
-- more than a day from the phone's day of capture in the organization's time zone. Null if there is
-- no such difference.
-- Spec: commandes#resultat, commandes#reference-provisoire.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
-- Why: every command runs this function, so it does not read the organization: no time zone is a
--      day away from UTC, so the same day in UTC is within the tolerance.
create or replace function commande.remarquer(p_contexte commande.contexte) returns jsonb
language plpgsql stable
as $$
declare
  v_jour text := split_part(p_contexte.reference_provisoire, '-', 3);
  v_fuseau text := (p_contexte.regles).fuseau_horaire;
  v_attendu date;
begin
  if v_jour is null
    or v_jour = to_char(p_contexte.cree_le_appareil at time zone 'UTC', 'YYYYMMDD')
  then
    return null;
  end if;
  if v_fuseau is null then
    select o.fuseau_horaire into v_fuseau
    from organisation.organisation o where o.id = p_contexte.organisation_id;
  end if;
  v_attendu := (p_contexte.cree_le_appareil at time zone v_fuseau)::date;
  return case when v_jour not in (to_char(v_attendu - 1, 'YYYYMMDD'),
                                  to_char(v_attendu, 'YYYYMMDD'),
                                  to_char(v_attendu + 1, 'YYYYMMDD'))
    then jsonb_build_object('reference_provisoire', jsonb_build_object(
      'jour', v_jour, 'attendu', to_char(v_attendu, 'YYYYMMDD'))) end;
end
$$;
