-- Spec: file-de-controle#reprise-manuelle: an abandoned command stays stored, with the person and
-- the reason.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.lignes() returns text language sql stable as $$
  select concat_ws(' ', (select count(*) from commande.commande),
    (select count(*) from commande.commande_resultat), (select count(*) from controle.controle),
    (select count(*) from collecte.collecte), (select count(*) from numerotation.numero_officiel))
$$;
select essai.provoquer('donnees_illisibles');
create temp table l as select pg_temp.lignes() as avant,
  (select c.enveloppe::text from commande.commande c) as enveloppe;
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'abandon'), 'leve',
  'it is discarded');
select is(pg_temp.lignes(), l.avant, 'nothing is deleted, nothing is written') from l;
select is((select c.enveloppe::text from commande.commande c), l.enveloppe,
  'the command stays as it was received') from l;
select is((select e.details ->> 'motif' from journal.evenement e where e.action = 'controle.lever'),
  'donnees_illisibles', 'the decision is in the journal');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x')), '409 controle_deja_leve', 'it can not be resumed any more');

select * from finish();
rollback;
