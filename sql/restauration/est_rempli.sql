-- Returns whether a segment is nearly full. More data may then wait than it could hold, so the next
-- segment follows at once, before new commands have to wait.
-- Spec: restauration#journal.
-- Chosen: half of a segment's limits of ranks per counter and of rows per organization, and the
--         full limits of organizations and characters; docs/performance.md#rereads.
create or replace function restauration.est_rempli(p_contenu jsonb) returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_array_length(p_contenu -> 'lignes') >= 50
    or length(p_contenu::text) > 4194304
    or exists (select from jsonb_array_elements(p_contenu -> 'compteurs') as c
               where jsonb_array_length(c -> 'numeros') >= 1000)
    or (select count(distinct e -> 'organisation_id') >= 50
        from jsonb_array_elements(p_contenu -> 'lignes' || (p_contenu -> 'compteurs')) as e);
end
$$;
