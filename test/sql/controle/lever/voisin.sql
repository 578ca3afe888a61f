-- Spec: file-de-controle#levee: a control of another organization does not exist here.
begin;
set local role metier;
select plan(1);
select essai.preparer();

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
create temp table k as select c.id from controle.controle c;
select essai.entrer('VOISIN');
select throws_ok(
  format(
    $$ select controle.lever((core.organisation_id(), essai.id('rsci VOISIN'),
          true)::utilisateur.session, %L, '{"decision": "confirmation_serveur", "raison": "vu"}',
        essai.t()) $$, k.id),
  'TR404', 'controle_inconnu', 'the neighbour''s RSCI') from k;

select * from finish();
rollback;
