-- Spec: file-de-controle#fusion: several merges in one call lock their producers and collections
-- first and update receptions last, and no record is lost.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.doubler(p_nom text) returns void language plpgsql as $$
begin
  perform essai.faire('producteur.enregistrer', 'premier ' || p_nom,
    jsonb_build_object('piece_identite',
      jsonb_build_object('type', 'cni', 'numero', 'B ' || p_nom, 'pays', 'BJ')));
  perform essai.faire('producteur.enregistrer', p_nom,
    jsonb_build_object('piece_identite',
      jsonb_build_object('type', 'cni', 'numero', 'b' || p_nom, 'pays', 'BJ')));
  perform essai.collecter('c' || p_nom,
    essai.kg(1000) || jsonb_build_object('producteur_id', essai.id(p_nom), 'parcelle_id',
      gen_random_uuid(), 'qualite_declaree', '{}'::jsonb));
end
$$;
select pg_temp.doubler('x1'), pg_temp.doubler('x2');
select from essai.arriver('lot',
  '[{"collecte": "cx1", "quantite_g": 1000, "recu_g": 1000},
    {"collecte": "cx2", "quantite_g": 1000, "recu_g": 1000}]');
select is(essai.lever('rsci ESSAI', 'x1', 'doublon_identite', 'fusion',
    jsonb_build_object('aussi', (
  select jsonb_agg(c.id) from controle.controle c where c.entite_id = essai.id('x2')
    and c.motif = 'doublon_identite'))), 'leve', 'two at once');
select is((select count(*) from producteur.producteur p
    where p.id in (essai.id('x1'), essai.id('x2')) and p.fusionne_dans is not null), 2::bigint,
  'both are aliases');
select is(
  (select array_agg(r.champs #> '{producteur_id,1}' order by r.champs #> '{producteur_id,1}')
    from reception.redressement r), (
  select array_agg(to_jsonb(c.producteur_id) order by to_jsonb(c.producteur_id))
  from collecte.collecte c where c.id in (essai.id('cx1'), essai.id('cx2'))),
  'the reception has a trace of each new origin');
select is(essai.tenu('garde'), null, 'the agent holds nothing of them');
select is(essai.tenu('lot'), 'ANANAS 2000', 'the lot is as it was weighed');

select * from finish();
rollback;
