--! Previous: sha1:4c5f56fbc35e6f9a373edf22b96494c6c12af2b8
--! Hash: sha1:518bf87ada0c32e461f54c22213cc4a213192f1e

-- A receipt has no row until somebody asks for it, or until it is true no more (docs/decisions/0078).

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

drop table document.suivi;
comment on column document.document.donnees is
  'What stands in it, as it was at the act; null of a paper that was true no more before receipts were kept here.';
