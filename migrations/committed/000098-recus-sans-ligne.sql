--! Previous: sha1:da9bf49183ef772bf19c2eac0b306ac53ab8c39c
--! Hash: sha1:e1595956bb63f816d9be012acc890cb29e2cbc02

-- A receipt has no row until somebody asks for it, or until it is true no more (docs/decisions/0078).

-- By the code that a phone printed: a filter for each range of rows, which costs no command any WAL.
-- Ranges that are full are summed up by autovacuum; the last one is not full yet: it is read.
create index commande_par_code on commande.commande using brin (
  "left"(empreinte, 16) text_bloom_ops (n_distinct_per_range = 400, false_positive_rate = 0.001))
  with (pages_per_range = 64, autosummarize = on);
select pg_catalog.brin_desummarize_range(
  'commande.commande_par_code',
  pg_catalog.pg_relation_size('commande.commande')
    / pg_catalog.current_setting('block_size')::integer);
grant usage on schema commande to cockpit;
grant select (organisation_id, id, type, empreinte, reference_provisoire, recue_le)
  on commande.commande to cockpit;
grant select (organisation_id, commande_id, entites, numero_officiel)
  on commande.commande_resultat to cockpit;
grant select (entite_id, commande_id) on document.document to cockpit;
grant select (code, entite, commande) on document.type to cockpit;

-- What was gathered stays. Of what was not, the papers that are true no more are told here: what has
-- no row is true from now on.
grant usage on schema document, commande, collecte, organisation to migration;
grant select, insert on document.document to migration;
grant select on document.type, commande.commande, commande.commande_resultat, commande.correction,
  commande.annulation, collecte.collecte, collecte.correction, organisation.organisation
  to migration;
insert into document.type (code, entite, commande, module, a_la_demande, se_remplacent)
values ('recu', 'collecte', 'collecte.enregistrer', 'noyau', true, true),
       ('bon_livraison', 'livraison', 'livraison.etablir_bon', 'livraison', true, true)
on conflict do nothing;
set local role migration;
set local row_security = off;

insert into document.document
  (organisation_id, type, entite_id, pour_id, indice, commande_id, numero, code, empreinte, langue,
   etabli_le, remplace_le)
select distinct on (c.organisation_id, left(c.empreinte, 16))
       c.organisation_id, t.code, e.id, e.id, 1, c.id, c.reference_provisoire,
       left(c.empreinte, 16), c.empreinte, case o.langue when 'en' then 'en' else 'fr' end,
       c.recue_le, c.recue_le
from commande.commande c
  join document.type t on t.commande = c.type
  join commande.commande_resultat r
    on r.organisation_id = c.organisation_id and r.commande_id = c.id
  join organisation.organisation o on o.id = c.organisation_id
  cross join lateral (select (r.entites ->> t.entite)::uuid as id) as e
where e.id is not null and c.empreinte ~ '^[0-9a-f]{64}$'
  and not exists (select from document.document d
                  where d.entite_id = e.id and d.organisation_id = c.organisation_id
                    and d.type = t.code)
  and not exists (select from document.document d
                  where d.code = left(c.empreinte, 16) and d.organisation_id = c.organisation_id)
  and (exists (select from commande.annulation a
               where a.organisation_id = c.organisation_id and a.commande_id = c.id)
    or exists (select from commande.correction k
               where k.organisation_id = c.organisation_id and k.commande_id = c.id)
    or exists (select from collecte.correction k
               where k.organisation_id = c.organisation_id and k.collecte_id = e.id)
    or exists (select from collecte.collecte k
               where k.organisation_id = c.organisation_id and k.id = e.id
                 and k.statut <> 'enregistree'))
order by c.organisation_id, left(c.empreinte, 16), c.recue_le, c.id;

set local row_security = on;
set local role proprietaire;
revoke select, insert on document.document from migration;
revoke select on document.type, commande.commande, commande.commande_resultat, commande.correction,
  commande.annulation, collecte.collecte, collecte.correction, organisation.organisation
  from migration;
revoke usage on schema document, commande, collecte, organisation from migration;

drop function if exists v1.documents_recueillir;
drop function if exists document.recueillir;
drop function if exists document.recueillir_commande;
drop function if exists document.remplacer;
drop function if exists document.suivre;
drop table document.suivi;
comment on column document.document.donnees is
  'What stands in it, as it was at the act; null of a paper that was true no more before receipts were kept here.';
