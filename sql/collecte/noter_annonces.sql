-- Records the first message of the collections that commands recorded, where the message is missing
-- and the collection is not cancelled. If the database was restored and the collection had its
-- number before, the message may have been sent already: it waits for an operator's decision.
-- Spec: collectes#sms, restauration#messages.
-- Chosen: docs/performance.md#rereads.
-- Why: the sending task runs next to every batch; a function in SQL would be planned at each call.
create or replace function collecte.noter_annonces(p_commande_ids uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  with ecrites as materialized (
    select r.organisation_id, (r.entites ->> 'collecte')::uuid as collecte_id
    from commande.commande_resultat r where r.commande_id = any (p_commande_ids)
  )
  insert into collecte.sms (organisation_id, collecte_id, version, statut, raison, le, du_le)
  select c.organisation_id, c.id, 1, case when r.retenue then 'echoue' else 'a_envoyer' end,
         case when r.retenue then 'restauration' end, c.recue_le,
         case when not r.retenue then c.recue_le end
  from ecrites e
    join collecte.collecte c
      on c.organisation_id = e.organisation_id and c.id = e.collecte_id
    join producteur.producteur p
      on p.organisation_id = c.organisation_id and p.id = c.producteur_id
        and p.telephone is not null
    cross join lateral (
      select exists (select from numerotation.numero_repris n where n.entite_id = c.id)
    ) as r (retenue)
  where not exists (select from commande.annulation a where a.commande_id = c.commande_id)
  on conflict do nothing;
end
$$;
