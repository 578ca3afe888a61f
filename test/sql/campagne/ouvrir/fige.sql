-- Spec: packs-et-campagnes#ouverture: The pack and the numbering model of the opening day apply to
-- the campaign permanently.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.creer(p_code text) returns void language sql as $$
  select campagne.creer(essai.id(p_code), p_code, 'Campagne', 2027, '2027-01-01', '2027-12-31',
    (select c.pack_version_id from campagne.campagne c limit 1), essai.t(-1));
  select null::void
$$;

select numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "/"},
    {"type": "produit"}, {"type": "texte", "valeur": "/"}, {"type": "code_campagne"},
  {"type": "texte", "valeur": "/"}, {"type": "sequence", "chiffres": 5}]', essai.t(-1));
select pg_temp.creer('C27');

select is((select c.modele_numerotation_version from campagne.campagne c where c.code = 'C27'),
  null,
  'nothing is frozen in preparation');
select from campagne.ouvrir(essai.id('C27'), essai.t());
select results_eq($$ select c.statut, c.modele_numerotation_version, lower(c.active_pendant),
    upper(c.active_pendant) from campagne.campagne c where c.code = 'C27' $$,
  $$ values ('ouverte', 2, essai.t(), null::timestamptz) $$,
  'opening takes the latest model, from its instant on');
select numerotation.definir_modele('[{"type": "sequence", "chiffres": 6}]', essai.t(1));
select is((select array_agg(c.modele_numerotation_version order by c.code)
    from campagne.campagne c), '{1,2}',
  'a later model changes no open campaign');
select is((select count(*) from journal.evenement e where e.action = 'campagne.ouvrir'
    and e.entite_id = essai.id('C27')),
  1::bigint,
  'the journal says so');

select * from finish();
rollback;
