-- Spec: file-de-controle#element: of a command that wrote nothing what the phone sent (`recu`);
-- both without identity documents.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select from essai.collecter('x', '{}', '{"type": "collecte.peser"}');
select from essai.collecter('y',
  '{"piece_identite": "CIP 1", "autres": [{"numero_piece": 2, "n": 3}]}',
  '{"type": "collecte.peser"}');
create function pg_temp.lu(p_nom text) returns jsonb language sql as $$
  select jsonb_build_object('dit', fiche.dit_par(c), 'recu', fiche.recu_par(c))
  from controle.controle c where c.commande_id = essai.id('commande ' || p_nom) limit 1
$$;
select is(pg_temp.lu('x') -> 'dit', 'null', 'an unknown type says nothing by now');
select is(pg_temp.lu('x') #>> '{recu,type}', 'collecte.peser', 'its type is the one that was sent');
select ok(pg_temp.lu('x') #> '{recu,payload,pesees}' is not null, 'and its payload the one sent');
select is(pg_temp.lu('y') #> '{recu,payload}' @>
  '{"piece_identite": true, "autres": [{"numero_piece": true, "n": 3}]}', true,
  'of a document only that there is one');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x') || '{"type": "collecte.enregistrer"}'), 'leve', 'it is resumed');
select is(pg_temp.lu('x') -> 'recu', 'null', 'once written nothing is left to resume');
select is(pg_temp.lu('x') #>> '{dit,type}', 'collecte.enregistrer', 'and the command says it');

select * from finish();
rollback;
