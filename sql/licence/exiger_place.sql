-- Requires, after an act of the office was written, that the licence has not ended and that the
-- number of this kind is within its limit.
-- Spec: licences-et-factures#plafonds, licences-et-factures#expiree, service#actes-simultanes.
-- Why: the check comes after the act and under the lock, so that of two acts for the last place one
--      is refused. Corrections of the licence take the same lock, so the check uses the licence as
--      it is now.
-- Refuses: licence_expiree, plafond_licence_atteint.
-- Locks: the organization, where its licence is over or limits the kind.
create or replace function licence.exiger_place(p_genre text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.jour_editeur(p_le);
  v_licence licence.licence := licence.du_jour(v_jour);
  v_plafond integer;
begin
  if coalesce(v_licence.fin >= v_jour, true) and v_licence.plafonds ->> p_genre is null then
    return;
  end if;
  perform from organisation.organisation o where o.id = core.organisation_id() for no key update;
  v_licence := licence.du_jour(v_jour);
  v_plafond := (v_licence.plafonds ->> p_genre)::integer;
  if v_licence.fin < v_jour then
    raise sqlstate 'TR409' using message = 'licence_expiree',
      detail = jsonb_build_object('fin', v_licence.fin)::text;
  end if;
  if licence.utilise(p_genre, p_le) > v_plafond then
    raise sqlstate 'TR409' using message = 'plafond_licence_atteint',
      detail = jsonb_build_object('genre', p_genre, 'plafond', v_plafond)::text;
  end if;
end
$$;
