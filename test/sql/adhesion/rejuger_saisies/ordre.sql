-- Spec: terrain#sortie, commandes#ordre-d-arrivee: a registration, a survey and a change of a
-- member who had left end alike whether they arrive before the exit is recorded or after, and so do
-- a plot of before the exit, a collection of it, and a survey of a plot that others came of.
begin;
set local role metier;
select plan(9);
select essai.preparer_ordre();

create function pg_temp.fin(p_pas jsonb[]) returns jsonb language plpgsql as $$
declare
  v_pas jsonb;
  v_fin jsonb;
begin
  begin
    foreach v_pas in array p_pas loop
      if v_pas ? 'acte' then
        assert essai.agir('adhesion.' || (v_pas ->> 'acte'), essai.id(v_pas ->> 'sur'),
          jsonb_build_object('le', essai.t(0, v_pas ->> 'heure'), 'anciennes',
            jsonb_build_array(essai.id('parcelle Kossi')))) = 'fait', v_pas;
      else
        perform essai.envoyer_a(v_pas, v_pas ->> 'heure');
      end if;
    end loop;
    v_fin := essai.fin();
    raise exception 'taken back' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then null;
  end;
  return v_fin;
end
$$;
create function pg_temp.le(p_heure text, p_commande jsonb) returns jsonb language sql as $$
  select p_commande || jsonb_build_object('heure', p_heure)
$$;
create function pg_temp.acte(p_acte text, p_sur text, p_heure text) returns jsonb
language sql as $$
  select jsonb_build_object('acte', p_acte, 'sur', p_sur, 'heure', p_heure)
$$;
create function pg_temp.terre(p_heure text) returns jsonb language sql as $$
  select pg_temp.le(p_heure,
    essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Koffi')))
$$;

select is(pg_temp.fin(array[d.commande, s.sortie]), pg_temp.fin(array[s.sortie, d.commande]), d.nom)
from (values
    ('a plot of before the exit', pg_temp.terre('05:30')),
    ('a plot of after it', pg_temp.terre('06:30')),
    ('a survey', pg_temp.le('06:30', essai.ordre('parcelle.relever', 'r',
      essai.sur_une_parcelle('champ') || essai.forme_de('ailleurs')))),
    ('a change', pg_temp.le('06:30', essai.ordre('producteur.modifier', 'm',
      essai.d_un_membre('Koffi')))),
    ('a change of group', pg_temp.le('06:30', essai.ordre('producteur.modifier', 'm',
      essai.d_un_membre('Koffi') || essai.autre_groupe()))),
    ('a change that stands already', pg_temp.le('06:30', essai.ordre('producteur.modifier', 'm',
      essai.d_un_membre('Koffi') || '{"champs": {"localite": "Glazoué"}}'))))
    as d (nom, commande),
  pg_temp.acte('sortir', 'Koffi', '06:00') as s (sortie);

select is(
  pg_temp.fin(array[pg_temp.terre('06:10'), c.collecte, pg_temp.acte('sortir', 'Koffi', '06:00'),
                    pg_temp.acte('revenir', 'Koffi', '06:40')]),
  pg_temp.fin(array[pg_temp.acte('sortir', 'Koffi', '06:00'),
                    pg_temp.acte('revenir', 'Koffi', '06:40'), pg_temp.terre('06:10'), c.collecte]),
  'a plot of between exit and return, and a collection of it')
from pg_temp.le('06:50', essai.ordre('collecte.enregistrer', 'c',
  essai.d_un_membre('Koffi') || essai.sur_une_parcelle('terre'))) as c (collecte);

select is(
  pg_temp.fin(array[pg_temp.le('06:30', e.nouvelle), r.releve,
                    pg_temp.acte('dire_origines', 'terre', '06:20')]),
  pg_temp.fin(array[pg_temp.le('06:30', e.nouvelle),
                    pg_temp.acte('dire_origines', 'terre', '06:20'), r.releve]),
  'a survey of a plot that another one came of')
from essai.ordre('parcelle.enregistrer', 'terre') as e (nouvelle),
  pg_temp.le('06:40', essai.ordre('parcelle.relever', 'r', essai.forme_de('ailleurs')))
    as r (releve);

select essai.agir('adhesion.sortir', essai.id('Koffi'),
  jsonb_build_object('le', essai.t(0, '06:00')));
select essai.envoyer_a(c, '06:30') from pg_temp.terre('06:30') as c;
select is(essai.ouverts('terre'), 'reference_inactive', 'what arrives later says so itself');

select * from finish();
rollback;
