-- Spec: file-de-controle#annulation: what stands on a command is listed with the act that takes it
-- back, a reception by its movement; done, the command is cancelled.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();

create function pg_temp.commande() returns uuid language sql as $$
  select c.commande_id from collecte.collecte c where c.id = essai.id('c1')
$$;
create function pg_temp.actes() returns text language sql as $$
  select (select d #>> '{dependances,0,acte}' from essai.details_de(format(
    'select commande.annuler(%L, %L, %L, %L)', pg_temp.commande(), 'x', essai.id('rsci ESSAI'),
    essai.t(2))) as d)
$$;
select from essai.recevoir('r', '{c1}');
select from essai.traiter_reception('r', 'valider');
select is(pg_temp.actes(), (select format('POST /v1/mouvements/%s/contrepasser', m.id)
    from matiere.mouvement m where m.genre = 'reception'), 'a reception, by its movement');
select is(commande.acte_de_reprise('collecte', essai.id('c1')),
  format('POST /v1/commandes/%s/annuler', pg_temp.commande()), 'a collection, by its command');
select from matiere.renverser((select m.id from matiere.mouvement m where m.genre = 'reception'),
  'x', essai.id('rsci ESSAI'), essai.t(2));
select is(pg_temp.actes(), null, 'taken back');
select is((select a.raison from commande.annulation a), 'x', 'the command is cancelled');

select * from finish();
rollback;
