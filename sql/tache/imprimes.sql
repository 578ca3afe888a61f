-- What phones of any organization printed under a code and has no document yet: its type, record
-- and number, and when its command came.
-- Owner: cockpit
-- Spec: documents#terrain, documents#verification.
-- Chosen: docs/decisions/0078-documents.md.
-- Why: the planner reckons that filters let all ranges through, and would read every command; what
--      it has to read all the same would then look dear enough to be compiled.
create or replace function tache.imprimes(p_code text)
returns table (
  organisation_id uuid, type text, entite_id uuid, numero text, recue_le timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set jit = off
as $$
  with vise as materialized (
    select c.organisation_id, c.id, c.type, c.reference_provisoire, c.recue_le
    from commande.commande c
    where p_code is not null and left(c.empreinte, 16) = p_code
  )
  select v.organisation_id, t.code, (r.entites ->> t.entite)::uuid,
         coalesce(r.numero_officiel, v.reference_provisoire), v.recue_le
  from vise v
    join document.type t on t.commande = v.type
    join commande.commande_resultat r
      on r.organisation_id = v.organisation_id and r.commande_id = v.id
  where r.entites ? t.entite
    and not exists (select from document.document d
                    where d.organisation_id = v.organisation_id and d.commande_id = v.id)
$$;
grant execute on function tache.imprimes(text) to metier;
revoke execute on function tache.imprimes(text) from public;
