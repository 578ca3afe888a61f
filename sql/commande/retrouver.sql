-- Step 4: for a known id with the same fingerprint, returns the stored result; for a known id with
-- another fingerprint, rejects the command. For an unknown id, returns the command with the same
-- provisional reference, if any, for step 7.
-- Spec: commandes#connu, commandes#reference-provisoire.
-- Chosen: docs/performance.md#plans.
-- Why: every command runs this function, so one statement must show that a command is new. Its
--      cached plan is made only when the table has rows: with an empty table, every index of the
--      organization seems equally good.
create or replace function commande.retrouver(p_entete jsonb) returns jsonb
language plpgsql stable
set plan_cache_mode = 'auto'
as $$
declare
  v_id uuid := p_entete ->> 'id';
  v_empreinte text := p_entete ->> 'empreinte';
  v_reference text := p_entete ->> 'reference_provisoire';
begin
  if not exists (select from commande.commande c where c.id = v_id
                 union all
                 select from commande.commande c where c.reference_provisoire = v_reference)
  then
    return null;
  end if;
  return coalesce(
    (select case when c.empreinte = v_empreinte
       then jsonb_build_object('resultat', commande.resultat(r))
       else jsonb_build_object('rejet', 'identifiant_reutilise') end
     from commande.commande c
       join commande.commande_resultat r on r.organisation_id = c.organisation_id
         and r.commande_id = c.id
     where c.id = v_id),
    (select jsonb_build_object('reference_de', c.id) from commande.commande c
     where c.reference_provisoire = v_reference));
end
$$;
