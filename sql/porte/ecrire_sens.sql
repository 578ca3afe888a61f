-- Writes the statement by which a list opens the cursor of its page: in its own order or, if `tri`
-- requests it, in the reverse order.
-- Spec: api#ordre.
-- Chosen: docs/performance.md#lists, 0079-listes-entieres-et-fiches.md.
create or replace function porte.ecrire_sens(p_liste porte.liste) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_envers porte.liste := p_liste;
begin
  v_envers.sens := case p_liste.sens when 'asc' then 'desc' else 'asc' end;
  return format(
    E'if p_requete ->> ''tri'' is distinct from %L then\n  %s\n  else\n  %s\n  end if;',
    (porte.tris(p_liste))[2], porte.ecrire_suites(p_liste), porte.ecrire_suites(v_envers));
end
$$;
