-- Spec: types-de-commandes#intrant-remettre: the referentials of a producer are those of the plots
-- that they held on that day.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();
select essai.producteur('Afi', 'HS');
create function pg_temp.remettre(p_nom text, p_producteur text, p_date timestamptz) returns text
language sql as $$
  select essai.motifs(essai.faire('intrant.remettre', p_nom,
      jsonb_build_object('producteur_id', essai.id(p_producteur), 'intrant_id',
        essai.id('urée ESSAI')),
    essai.capture(p_date)))
$$;
select is(pg_temp.remettre('reçue', 'Afi', essai.t(-1)), null, 'Afi is engaged in nothing');
select is(essai.transferer('Kossi', 'Afi', essai.t(-2)), 'fait', 'the organic plot goes to Afi');
select is(essai.ouverts('reçue'), 'intrant_non_autorise',
  'what was handed out since is examined again');
select is(pg_temp.remettre('Kossi avant', 'Kossi', essai.t(-3)), 'intrant_non_autorise',
  'Kossi was engaged before');
select is(pg_temp.remettre('Kossi après', 'Kossi', essai.t(-2)), null, 'and is no longer');
select is(pg_temp.remettre('Afi avant', 'Afi', essai.t(-3)), null, 'Afi was not before');

select * from finish();
rollback;
