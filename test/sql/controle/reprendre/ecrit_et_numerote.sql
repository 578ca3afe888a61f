-- Spec: file-de-controle#reprise-manuelle: a command that was set aside is written with a valid
-- payload, in its name, and gets its number then.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

select from essai.collecter('avant', essai.kg(1));
select essai.provoquer('donnees_illisibles');
select from essai.collecter('après', essai.kg(1));
select is((select count(*) from collecte.collecte c where c.commande_id = essai.id('commande x')),
  0::bigint, 'nothing is written');
select is(essai.lever('rsci ESSAI', 'x', 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige('x')), 'leve', 'resumed by hand');
select results_eq($$ select c.commande_id, c.reference_provisoire, c.utilisateur_id, c.appareil_id,
    c.date_operation, c.recue_le, c.net_g, c.numero_officiel, c.producteur_id
    from collecte.collecte c where c.id = essai.id('x') $$,
  $$ values (essai.id('commande x'), 'BR-ESSAI-20260601-0002', essai.id('agent ESSAI'),
      essai.id('appareil ESSAI'), essai.t(0, '07:00'), essai.t(), 100000::bigint,
      'MP-ANANAS-26-0003', essai.id('Kossi')) $$,
  'linked to its command, of its author and date, with the number of now');
select is(array[essai.capacites(), essai.comptes()],
  array['Kossi ANANAS AB 100002', 'garde ANANAS 100002, producteur Kossi ANANAS -100002'],
  'with capacity and matter');
select is(essai.ouverts('x'), null, 'nothing is left open');
select results_eq($$ select r.commande_id, r.type, r.payload ->> 'collecte_id', r.auteur_id
    from commande.reprise r $$,
  $$ values (essai.id('commande x'), 'collecte.enregistrer', essai.id('x')::text,
      essai.id('rsci ESSAI')) $$, 'the payload is kept, with who gave it');
select is((select c.statut from collecte.sms c where c.collecte_id = essai.id('x')), 'a_envoyer',
  'the producer is told');
select is((select r.numero_officiel from commande.commande_resultat r
    where r.commande_id = essai.id('commande x')), null, 'the phone''s result stays as it was');
select is((select r.entites from commande.commande_resultat r
    where r.commande_id = essai.id('commande x')), '{}', 'without entities');

select * from finish();
rollback;
