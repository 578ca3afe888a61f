-- Spec: types-de-commandes#inspection-enregistrer: an inspector who collected from a producer can
-- not inspect them while that campaign is open.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.inspecter(p_nom text, p_heure text default '07:00',
  p_auteur text default 'agent') returns text language sql as $$
  select essai.motifs(essai.faire('inspection.enregistrer', p_nom, '{}',
      essai.capture(essai.t(0, p_heure)), p_auteur))
$$;
select essai.producteur('Afi');
select essai.collecter('de Afi', jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
    essai.id('parcelle Afi')));

select is(pg_temp.inspecter('sans collecte'), null,
  'a collection of another producer is none of this one');
select essai.collecter('collecte', '{}', essai.capture(essai.t(0, '05:00')));
select is(pg_temp.inspecter('avec collecte'), 'conflit_interets',
  'a collection in the open campaign');
select is((select k #>> '{0,details,raison}' from essai.constats('avec collecte') as k),
  'a_collecte', 'the details say so');
select is(pg_temp.inspecter('collègue', '07:00', 'collègue'), null,
  'an inspector who collected nothing');
select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(0, '07:00'));
select is(pg_temp.inspecter('avant la clôture', '06:59'), 'conflit_interets',
  'before its campaign closes');
select is(pg_temp.inspecter('après la clôture', '07:00'), null, 'in another campaign');

select * from finish();
rollback;
