-- Spec: documents#lecture: a document is readable by persons who read everything, or who work in
-- the module of its type; another organization's document is unknown.
begin;
set local role metier;
select plan(5);
select essai.preparer_receptions();

select is(essai.recevoir('r'), 'en_attente', 'received');
select is(essai.traiter_reception('r', 'valider', 'reçu'), 'validée', 'and validated');
create function pg_temp.lu(p_compte text, p_id uuid) returns text language sql as $$
  select essai.issue_de(format('select (document.exiger(%L, %L, %L)).type',
    (core.organisation_id(), essai.id(p_compte), true)::utilisateur.session, p_id, essai.t(2)))
$$;
create function pg_temp.bon() returns uuid language sql as $$
  select d.id from document.document d where d.type = 'bon_reception'
$$;
select is(pg_temp.lu('magasinier ESSAI', pg_temp.bon()), 'bon_reception',
  'the keeper of the stock reads it');
select is(pg_temp.lu('agent ESSAI', pg_temp.bon()), '403 droit_manquant', 'an agent does not');
select is(pg_temp.lu('magasinier ESSAI', essai.id('?')), '404 document_inconnu',
  'what nobody knows');

select * from finish();
rollback;
