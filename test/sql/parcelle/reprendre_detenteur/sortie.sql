-- Spec: terrain#sortie, commandes#ordre-d-arrivee: what is dated after the exit of the holder of a
-- plot is under the same controls where the holder was unknown when the plot arrived.
begin;
set local role metier;
select plan(2);
select essai.preparer_ordre();

create function pg_temp.fin(p_pas text[]) returns jsonb language plpgsql as $$
declare
  v_pas text;
  v_fin jsonb;
begin
  begin
    foreach v_pas in array p_pas loop
      case v_pas
        when 'Afi' then
          perform essai.envoyer_a(essai.ordre('producteur.enregistrer', 'Afi'), '05:00');
        when 'sortie' then
          assert essai.agir('adhesion.sortir', essai.id('Afi'),
            jsonb_build_object('le', essai.t(0, '06:00'))) = 'fait';
        when 'terre' then
          perform essai.envoyer_a(
            essai.ordre('parcelle.enregistrer', 'terre', essai.d_un_membre('Afi')), '05:30');
        when 'r' then
          perform essai.envoyer_a(essai.ordre('parcelle.relever', 'r',
            essai.sur_une_parcelle('terre') || essai.forme_de('ailleurs')), '06:10');
        when 'h' then
          perform essai.envoyer_a(
            essai.ordre('recolte.estimer', 'h', essai.sur_une_parcelle('terre')), '06:10');
      end case;
    end loop;
    perform essai.resoudre_references();
    v_fin := essai.fin();
    raise exception 'taken back' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then null;
  end;
  return v_fin;
end
$$;
select is(pg_temp.fin(array['terre', x.nom, 'Afi', 'sortie']),
  pg_temp.fin(array['Afi', 'sortie', 'terre', x.nom]), x.dit)
from (values ('r', 'a survey'), ('h', 'an estimate')) as x (nom, dit);

select * from finish();
rollback;
