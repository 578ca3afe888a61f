-- Lists the papers that phones of any organization printed under a code and that have no document
-- row: type, record and number, the arrival of the command, and the replacement if the record's
-- document has another code.
-- Owner: cockpit
-- Spec: documents#terrain, documents#code, documents#verification.
-- Chosen: docs/decisions/0078-documents.md, docs/decisions/0117-papiers.md.
-- Why: a command without a date was set aside before its fingerprint was recomputed, or because of
--      the result, so the code that its phone claims proves nothing. The planner assumes that the
--      index's filters let every range of rows through, and would read every command, so sequential
--      scans are off; the estimated cost of the ranges would trigger compilation, so JIT is off.
create or replace function tache.imprimes(p_code text)
returns table (
  organisation_id uuid, type text, entite_id uuid, numero text, recue_le timestamptz,
  remplace_le timestamptz)
language sql stable security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set jit = off
as $$
  with vise as materialized (
    select c.organisation_id, c.id, c.type, c.reference_provisoire, c.recue_le
    from commande.commande c
    where p_code is not null and left(c.empreinte, 16) = p_code and c.date_operation is not null
  )
  select v.organisation_id, t.code, (r.entites ->> t.entite)::uuid,
         coalesce(r.numero_officiel, v.reference_provisoire), v.recue_le, d.remplace_le
  from vise v
    join document.type t on t.commande = v.type
    join commande.commande_resultat r
      on r.organisation_id = v.organisation_id and r.commande_id = v.id
    left join document.document d
      on d.organisation_id = v.organisation_id and d.commande_id = v.id and d.type = t.code
        and d.indice = 1
  where r.entites ? t.entite and d.code is distinct from p_code
$$;
grant execute on function tache.imprimes(text) to metier;
revoke execute on function tache.imprimes(text) from public;
