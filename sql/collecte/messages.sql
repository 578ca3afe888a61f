-- Returns the messages to producers about a collection, by version. A message that the task has not
-- recorded yet counts as due, like a recorded one.
-- Spec: collectes#sms.
create or replace function collecte.messages(p_collecte collecte.collecte)
returns table (version integer, statut text, raison text, tentatives integer, le timestamptz)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select s.version, s.statut, s.raison, s.tentatives, s.le
  from collecte.sms s where s.collecte_id = p_collecte.id
  union all
  select 1, 'a_envoyer', null, 0, p_collecte.recue_le
  from producteur.producteur p
  where p.id = p_collecte.producteur_id and p.telephone is not null
    and p_collecte.statut <> 'devalidee'
    and collecte.est_a_annoncer(p_collecte.commande_id)
    and not exists (select from commande.annulation a
                    where a.commande_id = p_collecte.commande_id)
    and not exists (select from collecte.sms s
                    where s.collecte_id = p_collecte.id and s.version = 1)
$$;
