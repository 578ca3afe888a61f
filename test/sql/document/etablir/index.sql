-- Spec: documents#etablissement: a validated record has its document with the data of that moment;
-- a devalidation replaces it, and the next document has an index and a code of its own.
begin;
set local role metier;
select plan(10);
select essai.preparer_receptions();

create function pg_temp.bons() returns text language sql as $$
  select string_agg(d.indice || case when d.remplace_le is null then ' valide' else ' remplace' end,
                    ', ' order by d.indice)
  from document.document d
  where d.type = 'bon_reception' and d.entite_id = (essai.recue('r')).id
$$;
select is(essai.recevoir('r'), 'en_attente', 'received');
select is(pg_temp.bons(), null, 'nothing is handed out of what waits');
select is(essai.traiter_reception('r', 'valider', 'reçu'), 'validée', 'validated');
select is(pg_temp.bons(), '1 valide', 'it has its slip');
select results_eq($$
  select d.numero, d.donnees #>> '{contenu,net_g}', left(d.empreinte, 16) = d.code, d.commande_id
  from document.document d where d.type = 'bon_reception'
$$, $$ select r.numero_officiel, r.net_g::text, true, null::uuid from reception.reception r $$,
  'with its number, its mass and the code of what stands in it');
select is(document.etablir('bon_reception', (essai.recue('r')).id, (essai.recue('r')).id,
    essai.t(2)), (select d.id from document.document d where d.type = 'bon_reception'),
  'what did not change is the same document');
select is(essai.traiter_reception('r', 'devalider', 'erreur', 'magasinier', 3), 'en_attente',
  'devalidated');
select is(pg_temp.bons(), '1 remplace', 'the slip is true no more');
select is(essai.traiter_reception('r', 'valider', 'reçu', 'magasinier', 4), 'validée', 'again');
select results_eq($$
  select pg_temp.bons(), count(distinct d.code) from document.document d
  where d.type = 'bon_reception'
$$, $$ values ('1 remplace, 2 valide', 2::bigint) $$, 'another slip follows it');

select * from finish();
rollback;
