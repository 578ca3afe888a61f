-- Spec: documents#duplicata: a reprint is recorded, by the office or by a phone, and a replaced
-- document is not printed again.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select from essai.collecter('x', essai.kg(100));
select document.etablir_imprimes(essai.id('x'), '{recu}', essai.t(1));
select from essai.faire('recu.reimprimer', 'encore', jsonb_build_object('copies', 2,
  'reference_provisoire', (
    select c.reference_provisoire from collecte.collecte c where c.id = essai.id('x'))));
create function pg_temp.refait() returns text language sql as $$
  select essai.issue_de(format(
    'select document.dupliquer((core.organisation_id(), %L, true)::utilisateur.session, %L, 1, %L)'
    || ' #>> %L', essai.id('rsci ESSAI'), d.id, essai.t(2), '{a_dessiner,duplicata,rang}'))
  from document.document d
$$;
select is((select jsonb_path_query_array(document.presenter(d), '$.duplicatas[*].copies')
    from document.document d), '[2]', 'the phone''s reprint finds its document');
select is(pg_temp.refait(), '1', 'the office''s first');
select is(pg_temp.refait(), '2', 'and second');
select is((select jsonb_array_length(document.presenter(d) -> 'duplicatas')
    from document.document d), 3, 'stand beside it');
select collecte.devalider(essai.id('x'), essai.t(3));
select is(pg_temp.refait(), '409 document_remplace', 'what is true no more is not repeated');
select is((select count(*) from journal.evenement e where e.action = 'document.dupliquer'),
  2::bigint, 'the journal tells who asked');

select * from finish();
rollback;
