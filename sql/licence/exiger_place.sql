-- Requires, once an act of the office was written, that the licence still runs and that no more
-- stand there than it allows of the kind.
-- Spec: licences-et-factures#plafonds, licences-et-factures#expiree.
-- Why: judged after the act under the lock, so that of two who take the last place one is refused.
-- Refuses: licence_expiree, plafond_licence_atteint.
-- Locks: the organization, where the licence limits the kind.
create or replace function licence.exiger_place(p_genre text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_jour date := core.jour_editeur(p_le);
  v_licence licence.licence := licence.du_jour(v_jour);
  v_utilise integer;
begin
  if v_licence.fin < v_jour then
    raise sqlstate 'TR409' using message = 'licence_expiree',
      detail = jsonb_build_object('fin', v_licence.fin)::text;
  end if;
  if v_licence.plafonds ->> p_genre is null then
    return;
  end if;
  perform from organisation.organisation o where o.id = core.organisation_id() for no key update;
  v_utilise := licence.utilise(p_genre, p_le);
  if v_utilise > (v_licence.plafonds ->> p_genre)::integer then
    raise sqlstate 'TR409' using message = 'plafond_licence_atteint',
      detail = jsonb_build_object('genre', p_genre,
                                  'plafond', (v_licence.plafonds ->> p_genre)::integer)::text;
  end if;
end
$$;
