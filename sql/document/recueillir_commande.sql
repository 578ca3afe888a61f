-- Establishes what a command printed in the field, where it is of such a type and was written.
-- What was corrected meanwhile is not what stands on that paper: its code verifies as replaced, and
-- the corrected document follows it. Answers false, and writes nothing, while somebody else is at
-- the documents of that record.
-- Spec: documents#terrain, documents#remplacement.
-- Locks: the documents of the record, without waiting.
create or replace function document.recueillir_commande(p_commande_id uuid, p_le timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_type text;
  v_id uuid;
begin
  select t.code, (r.entites ->> t.entite)::uuid into v_type, v_id
  from commande.commande c
    join document.type t on t.commande = c.type
    join commande.commande_resultat r
      on r.organisation_id = c.organisation_id and r.commande_id = c.id
  where c.id = p_commande_id;
  if v_id is null then
    return true;
  elsif not pg_try_advisory_xact_lock(document.cle_verrou(v_id)) then
    return false;
  elsif exists (select from document.document d
                where d.entite_id = v_id and (d.type, d.pour_id) = (v_type, v_id))
  then
    return true;
  end if;
  if exists (select from collecte.correction k
             where k.collecte_id = v_id and k.payload is not null)
    or exists (select from commande.correction k
               where k.commande_id = p_commande_id and k.payload is not null)
    or exists (select from commande.annulation a where a.commande_id = p_commande_id)
  then
    perform document.remplacer(v_type, v_id, p_commande_id, p_le);
  end if;
  if document.etablir(v_type, v_id, v_id, p_le) is null then
    perform document.remplacer(v_type, v_id, p_commande_id, p_le);
  end if;
  return true;
end
$$;
