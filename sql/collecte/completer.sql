-- Writes the keys, masses, quality states and number that a collection can have now.
-- Spec: Other rules on resources, «official number». Why: the number is taken last, under the counter's lock.
-- Locks: the numbering counter.
create or replace function collecte.completer(
  p_avant collecte.collecte, p_refs jsonb, p_refaction_g bigint, p_etats jsonb, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into collecte.qualite (organisation_id, collecte_id, referentiel_code, etat_code, etat_declare, le)
  select p_avant.organisation_id, p_avant.id, e.key, e.value ->> 'etat', e.value ->> 'declare', p_le
  from jsonb_each(p_etats) as e
  where e.value ->> 'etat' is distinct from (
    select q.etat_code from collecte.qualite q where q.collecte_id = p_avant.id and q.referentiel_code = e.key
    order by q.le desc limit 1);

  update collecte.collecte c
  set campagne_id = (p_refs ->> 'campagne_id')::uuid, producteur_id = (p_refs ->> 'producteur_id')::uuid,
      parcelle_id = (p_refs ->> 'parcelle_id')::uuid, produit_id = (p_refs ->> 'produit_id')::uuid,
      contrat_id = (p_refs ->> 'contrat_id')::uuid,
      groupement_id = (select p.groupement_id from producteur.producteur p where p.id = (p_refs ->> 'producteur_id')::uuid),
      refaction_g = p_refaction_g, net_marchand_g = c.net_g - p_refaction_g
  where c.id = p_avant.id;
  if p_avant.numero_officiel is null and p_refs ->> 'campagne_id' is not null and p_refs ->> 'produit_id' is not null then
    perform collecte.numeroter(p_avant.id, (p_refs ->> 'campagne_id')::uuid, (p_refs ->> 'produit_id')::uuid, p_le);
  end if;
end
$$;
